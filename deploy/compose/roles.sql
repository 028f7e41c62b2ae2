-- The logins of a new server, which its first start runs: the owner of the database, who migrates,
-- and the login of the serving processes, which can change no posting. psql variables hold the
-- passwords.
create role dalbit_application nologin;
create role dalbit_owner login createrole password :'owner_password';
grant dalbit_application to dalbit_owner with admin option;
create role dalbit_app login password :'app_password' in role dalbit_application;
create database dalbit owner dalbit_owner;
revoke all on database dalbit from public;
grant connect on database dalbit to dalbit_app;
