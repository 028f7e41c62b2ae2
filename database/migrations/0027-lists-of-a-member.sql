-- Lists of one member for the back office, in the order in which rows came.

create index payment_requests_all_of_member on payment_requests (member_id, id desc);
create index message_helps_all_of_member on message_helps (member_id, id desc);
create index message_notes_all_of_member on message_notes (member_id, id desc);
drop index if exists message_helps_of_member;
drop index if exists message_notes_of_member;
