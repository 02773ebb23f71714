-- Failed sign-ins, by address and name (docs/decisions/0144-bloqueo-por-direccion.md).
delete from bloqueo_ingreso;
alter table bloqueo_ingreso drop column fallos, add column fallos_en timestamptz[] not null default '{}';
comment on table bloqueo_ingreso is
  'Failed sign-ins from anywhere by typed name, whether or not such an account exists, so that the answer does not tell.';

create table bloqueo_direccion (
  username text not null,
  direccion inet not null,
  fallos smallint not null default 0,
  bloqueado_hasta timestamptz,
  actualizado_en timestamptz not null default now(),
  primary key (username, direccion)
);
comment on table bloqueo_direccion is 'The same from one address: a whole network of IPv6, since one person has that many.';

create table direccion_conocida (
  id_usuario integer not null references usuario on delete cascade,
  direccion inet not null,
  usada_en timestamptz not null,
  primary key (id_usuario, direccion)
);
comment on table direccion_conocida is 'From where a user signed in before: what others try does not lock the name for these.';
insert into direccion_conocida
select id_usuario, case family(ip) when 4 then ip else network(set_masklen(ip, 64)) end, max(creada_en)
from sesion where ip is not null group by 1, 2;
