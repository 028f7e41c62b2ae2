-- Who let an operator in: an invitation's second operator, who alone makes its link, and the third
-- who met the newcomer. Passwords that operators change themselves or two colleagues renew.

alter table operator_invitations
  add column checked_by bigint references operators on delete restrict,
  add column renews_password boolean not null default false,
  add column met_by bigint references operators on delete restrict,
  add column met_at timestamptz,
  add check (checked_by is null or checked_by is distinct from made_by),
  add check (not renews_password or renews is not null),
  add check ((met_by is null) = (met_at is null)),
  add check (met_by is null or (ended_because is not distinct from 'accepted'
    and met_by is distinct from made_by and met_by is distinct from checked_by
    and met_by is distinct from operator_id));
update operator_invitations i set checked_by = (
  select p.checker_id from operator_proposals p
  where p.state = 'carried-out' and p.maker_id = i.made_by and p.decided_at >= i.made_at - interval '1 minute'
    and (i.renews is null and p.call = 'invite-operator' and p.object = 'invitation:' || i.login_id
      or i.renews is not null and p.call = 'renew-second-factor' and p.object = 'operator:' || i.renews)
  order by p.id limit 1);
comment on column operator_invitations.checked_by is
  'The second operator who agreed, and the only one who may make the link; null where one operator was alone in the house, or it was made at the machine.';
comment on column operator_invitations.renews_password is
  'A renewal that sets a new password too; without it the operator proves the one they have.';
comment on column operator_invitations.met_by is
  'A third operator who met the one who came in: from then on they count as a person of their own.';
create index operator_invitations_accepted on operator_invitations (operator_id, ended_at)
  where ended_because = 'accepted';

alter table operators
  add column password_changed_at timestamptz,
  add column suspended_at timestamptz;
update operators set password_changed_at = created_at;
alter table operators
  alter column password_changed_at set default now(),
  alter column password_changed_at set not null;

alter table game_credentials
  add column checked_by bigint references operators on delete restrict,
  add check (checked_by is distinct from set_by);
comment on column game_credentials.checked_by is
  'The second operator who agreed; null for a secret from before two were needed.';
