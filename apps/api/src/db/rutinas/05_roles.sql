-- Sign-in has a role of its own, which may do what comes before any session, and nothing else: the application's role
-- can neither read a password's hash nor open a session. roles.ts makes the role where it is missing.
grant usage on schema public to sgpa_ingreso;
