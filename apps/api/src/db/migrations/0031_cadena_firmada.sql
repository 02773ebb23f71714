-- The chain anew: each seal names its rows, and is signed. What the former chain said is told in a row of the trail, which
-- the first new seal holds.
insert into auditoria (ocurrido_en, accion, recurso, despues)
select now(), 'auditoria-cadena-anterior', 'auditoria',
  jsonb_build_object('sellos', count(*), 'primer_sello_roto', min(v.id_sello) filter (where not v.correcto))
from auditoria_verificar() v having count(*) > 0;

drop function auditoria_sellar(), auditoria_verificar(), auditoria_hash(bytea, xid8, xid8);
drop table auditoria_sello;

create table auditoria_sello (
  numero bigint primary key,
  hasta_xid xid8 not null,
  hasta_id bigint not null,
  eslabones bytea not null check (octet_length(eslabones) > 0 and octet_length(eslabones) % 40 = 0),
  hash_anterior bytea not null,
  hash bytea not null,
  sellado_en timestamptz not null,
  kid text not null,
  firma bytea not null
);
comment on table auditoria_sello is
  'Each seal holds the rows after the one before, in the order of transaction and id, up to its last one, signed after its hash.';
comment on column auditoria_sello.eslabones is 'Of each row its id (8 bytes) and the SHA-256 of what it said (32 bytes).';

create table auditoria_cabeza (
  dia date primary key,
  numero_sello bigint not null,
  linea text not null,
  exportada_en timestamptz not null
);
comment on table auditoria_cabeza is 'What was written for each day into the file of heads, outside of the database.';

create table auditoria_desplazamiento (
  n bigint not null,
  desde timestamptz not null default now()
);
comment on table auditoria_desplazamiento is
  'What is added to the numbers of transactions since a restore into another cluster, which counts them anew; the last row counts.';
