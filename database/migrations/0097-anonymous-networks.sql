-- Addresses of VPNs, proxies and hosting networks are flagged, and refused where a site says so.
create table settings_network_rules (
  site_id integer primary key references settings_sites on delete cascade,
  refuses boolean not null,
  version integer not null default 1 check (version > 0)
);
comment on table settings_network_rules is
  'Whether a site with real money refuses addresses of VPNs, proxies and hosting networks, or flags them only. A site without a row refuses them.';

create table settings_network_visits (
  day date not null,
  kind text not null check (kind in ('vpn', 'proxy', 'tor', 'hosting')),
  call text not null,
  is_refused boolean not null,
  visits bigint not null check (visits > 0),
  primary key (day, kind, call, is_refused)
);
comment on table settings_network_visits is
  'How often a call came from an address of a VPN, proxy or hosting network, by day in UTC, and whether it was refused. No person and no address is kept.';
