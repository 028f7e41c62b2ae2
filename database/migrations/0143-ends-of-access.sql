-- Access of staff from outside of the house, such as suppliers and auditors, ends by itself.
alter table operators add column access_until timestamptz;
comment on column operators.access_until is
  'From this moment on the operator has no session; null: no end. A later end takes two operators.';
alter table operator_invitations add column access_until timestamptz;
comment on column operator_invitations.access_until is
  'When the access of the invited operator ends; null: no end.';
