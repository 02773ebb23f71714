#!/usr/bin/env bash
# Puts a backup into a new database: restaurar.sh COPIA BASE DUENO (docs/operacion.md, «Backup and restore»).
# It connects as a superuser, told by PGHOST, PGPORT, PGUSER and the password. A database that exists is left as it is.
set -euo pipefail

copia=${1:?Falta el archivo del respaldo}
base=${2:?Falta el nombre de la base de datos nueva}
dueno=${3:?Falta el rol que será su dueño}

pg_restore --list "$copia" > /dev/null
# Roles belong to the cluster and are in no dump. The server lets them in at its start, with the passwords of its settings.
psql --no-password --no-psqlrc --quiet --dbname=postgres --set=ON_ERROR_STOP=1 <<'SQL'
do $$
declare
  rol text;
begin
  foreach rol in array array['sgpa_app', 'sgpa_ingreso'] loop
    if not exists (select from pg_roles where rolname = rol) then
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', rol);
    end if;
  end loop;
end $$;
SQL
createdb --no-password --template=template0 --encoding=UTF8 --owner="$dueno" "$base"
# The backup is restored whole or not at all.
if ! pg_restore --no-password --exit-on-error --single-transaction --no-owner --role="$dueno" --dbname="$base" "$copia"; then
  dropdb --no-password "$base"
  exit 1
fi
psql --no-password --no-psqlrc --quiet --dbname="$base" --command='analyze'
