-- The ledger refuses the stakes of members who may not play, also those suspended before this.
update ledger_accounts a set status = 'stakes_blocked'
from members m
where m.id = a.member_id and m.status <> 'active' and a.status = 'open';
