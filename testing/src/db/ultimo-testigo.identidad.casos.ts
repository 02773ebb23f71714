/** An identity changes only by what the identity service told the server, and with a registration or a question. */
export const DE_IDENTIDAD: Record<string, string> = {
  'corregir a alguien sin que el SEGIP lo diga': `select persona_tomar_o_crear(
    (select to_jsonb(p) || '{"fecha_nacimiento":"1985-04-03","sexo":"M"}' from identidad(:personaAjena) p),
    (select to_jsonb(p) from identidad(:personaAjena) p), now())`,
  'corregir a alguien sin registrarlo': `select persona_corregir(:personaPropia, to_jsonb(p) || '{"complemento":"1B"}',
    '{}', now()) from identidad(:personaPropia) p`,
  'decir por el SEGIP quién es alguien': `select 1 from (
    select identidad_informar(to_jsonb(p)) from identidad(:personaPropia) p) i`,
  'leer lo que el SEGIP dijo de alguien': 'select * from identidad_informada',
  'leer los archivos de un número': "select * from archivos_del_numero('1000100', current_date, '{1}')",
  'leer cómo constaba alguien de otro ente': 'select * from identidad_anterior where id_persona = :personaAjena',
  'unir a dos personas': "select identidad_unir(1, :personaPropia, :personaAjena, 'x', '[]', now())",
  'separar a una persona': "select identidad_separar(1, 'x', '[]', now())",
  'tomar el registro de alguien': 'select identidad_tomar(array[:personaAjena::bigint])',
  'leer qué registros se unieron': 'select * from union_identidad',
  'leer qué afiliaciones se repetían': 'select * from afiliacion_repetida',
  'leer quién se decidió que es otra persona': 'select * from identidad_aparte',
  'avisar de una identidad a quien no se ve': "select * from novedad_abrir_identidad(:ajena, 'x', now())",
  'avisar de una corrección que no se hizo':
    "select * from novedad_abrir_identidad_corregida(array[:ajena, :propia], 'x', now())",
};
