-- Sign-in has a role of its own, which may do what comes before any session, and nothing else: the application's role can
-- neither read a password's hash nor open a session. Roles belong to the cluster: another database may have made it.
do $$
begin
  create role sgpa_ingreso nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;
grant usage on schema public to sgpa_ingreso;
