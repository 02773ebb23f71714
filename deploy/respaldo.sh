#!/usr/bin/env bash
# Writes a backup of the database into one file (docs/operacion.md, «Backup and restore»). The server is told as to
# every PostgreSQL client: PGHOST, PGPORT, PGUSER, PGDATABASE, and the password in ~/.pgpass or PGPASSWORD.
set -euo pipefail
umask 077

carpeta=${SGPA_RESPALDO_DIR:?Falta SGPA_RESPALDO_DIR, la carpeta de los respaldos}
dias=${SGPA_RESPALDO_DIAS:-14}
copia="$carpeta/sgpa-$(date -u +%Y%m%dT%H%M%SZ).dump"

# The file gets its last name only once it is whole and can be read.
trap 'rm -f -- "$copia.parcial"' EXIT
pg_dump --no-password --format=custom --file="$copia.parcial"
pg_restore --list "$copia.parcial" > /dev/null
mv -- "$copia.parcial" "$copia"
# Old ones go only now that there is a new one.
find "$carpeta" -maxdepth 1 -name 'sgpa-*.dump' -mtime "+$dias" -delete
echo "$copia"
