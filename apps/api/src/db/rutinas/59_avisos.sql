-- Mails tell of what happened to an account. They carry no link, and go to the address that they are about.
create or replace function aviso_de_correo() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into aviso_correo (id_usuario, tipo, correo, pedido_en, proximo_intento)
  values (old.id, 'CORREO_CAMBIADO', old.correo, new.modificado_en, new.modificado_en);
  return null;
end $$;
-- Every change of the address is told, to the former one alone: whoever took the account over may hold the new one.
create or replace trigger aviso_de_correo after update of correo on usuario
  for each row when (lower(old.correo) <> lower(new.correo) and old.correo <> '' and old.estado in ('ACTIVO', 'SUSPENDIDO'))
  execute function aviso_de_correo();

-- Takes the next notice that is due and moves its next try ahead, as links do (58_recuperacion.sql).
create or replace function aviso_por_enviar(cuando timestamptz)
returns table (id bigint, tipo text, correo text, username text, nombres text)
language sql security definer set search_path = public, pg_temp as $$
  with tomado as (
    select a.id from aviso_correo a
    where a.enviado_en is null and a.proximo_intento <= cuando and a.pedido_en >= cuando - interval '3 days'
    order by a.proximo_intento, a.id limit 1
    for update skip locked
  ), puesto as (
    update aviso_correo a set intentos = a.intentos + 1,
      proximo_intento = cuando + interval '30 seconds' * power(2, least(a.intentos, 5))
    from tomado t where a.id = t.id
    returning a.id, a.tipo, a.correo, a.id_usuario
  )
  select p.id, p.tipo, p.correo, u.username, u.nombres from puesto p join usuario u on u.id = p.id_usuario
$$;

create or replace function aviso_enviado(cual bigint, cuando timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update aviso_correo set enviado_en = cuando where id = cual
$$;
