-- Each site may have its own colours, logo and texts of the home page's banner.
create table settings_looks (
  site_id integer primary key references settings_sites on delete cascade,
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  on_accent text check (on_accent ~ '^#[0-9a-f]{6}$'),
  focus text check (focus ~ '^#[0-9a-f]{6}$'),
  logo text check (logo ~ '^logo-[0-9a-f]{24}$'),
  logo_width smallint check (logo_width between 1 and 400),
  check ((logo is null) = (logo_width is null))
);
comment on table settings_looks is
  'A site''s own colours and logo; null for the built-in one. A logo is the name of its files among the uploaded pictures, its width in CSS pixels at the height of the header''s mark.';

create table settings_banner_texts (
  site_id integer not null references settings_sites on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  title text not null check (length(title) <= 100),
  line text not null check (length(line) <= 200),
  button text not null check (length(button) <= 40),
  primary key (site_id, locale),
  check (title <> '' or line <> '' or button <> '')
);
comment on table settings_banner_texts is
  'A site''s own texts of the first slide of its home page''s banner; empty for the built-in one.';
