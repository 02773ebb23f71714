-- The proof of study or of invalidity that lets a right go on beyond the age (docs/decisions/0166-edades.md).
alter table documento_persona drop constraint documento_persona_clase_check;
alter table documento_persona add constraint documento_persona_clase_check
  check (clase in ('CERTIFICADO_DEFUNCION', 'EVIDENCIA_REVISION', 'CONDICION_DE_EDAD'));
