-- Certificates are numbered without a gap and never changed.

-- Gives the next number, and who issues. The counter's row stays locked until the certificate is there: whoever comes
-- meanwhile waits, and a failed transaction gives its number back.
create or replace function certificado_tomar_numero() returns table (numero bigint, emisor text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not alcance_certifica() then
    raise exception 'This role issues no certificates' using errcode = 'insufficient_privilege';
  end if;
  return query
    with tomado as (update certificado_numero set ultimo = ultimo + 1 returning ultimo)
    select t.ultimo, g.nombre
    from tomado t, usuario u join ente_gestor g on g.id = u.id_ente_gestor
    where u.id = alcance_usuario();
end $$;

create or replace function certificado_guardar(
  numero bigint, codigo_dado text, persona_certificada bigint, dicho jsonb, clave text, papel bytea, cuando timestamptz)
returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nuevo bigint;
begin
  if not alcance_certifica() or not exists (
    select from certificado_numero n where n.ultimo = numero and n.xmin = pg_current_xact_id()::xid)
  then
    raise exception 'The number was not taken in this transaction' using errcode = 'insufficient_privilege';
  end if;
  insert into certificado
    (codigo, secuencial, id_persona, id_usuario, id_ente_gestor, contenido, pdf_sha256, pdf, kid, creado_en)
  select codigo_dado, numero, persona_certificada, u.id, u.id_ente_gestor, dicho, sha256(papel), papel, clave, reloj_de_registro(cuando)
  from usuario u where u.id = alcance_usuario()
  returning id into nuevo;
  return nuevo;
end $$;

-- The trigger fires when the transaction ends: a number that was taken must belong to a certificate.
create or replace function certificado_numero_cumplido() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from certificado c where c.secuencial = new.ultimo) then
    raise exception 'Number % was taken and no certificate has it', new.ultimo using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop trigger if exists certificado_sin_huecos on certificado_numero;
create constraint trigger certificado_sin_huecos after update on certificado_numero
  deferrable initially deferred for each row execute function certificado_numero_cumplido();

-- An issued certificate stays as it was issued.
create or replace function certificado_no_cambia() returns trigger language plpgsql as $$
begin
  raise exception 'A certificate is never changed' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger certificado_inmutable before update or delete on certificado
  for each row execute function certificado_no_cambia();

-- Whoever has the code may ask what the certificate said, and for the digest of its document. Every answer about a
-- person leaves its row in the audit trail.
create or replace function certificado_verificar(codigo_dicho text, cuando timestamptz, desde inet, solicitud text)
returns table (secuencial bigint, contenido jsonb, pdf_sha256 bytea)
language sql volatile security definer set search_path = public, pg_temp as $$
  with hallado as (
    select c.id, c.id_ente_gestor, c.secuencial, c.contenido, c.pdf_sha256 from certificado c where c.codigo = codigo_dicho
  ), anotada as (
    insert into auditoria (ocurrido_en, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud)
    select reloj_de_registro(cuando), h.id_ente_gestor, 'verificacion-certificado', 'certificado', h.id::text, desde, solicitud
    from hallado h
  )
  select h.secuencial, h.contenido, h.pdf_sha256 from hallado h
$$;
