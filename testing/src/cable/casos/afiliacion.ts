import type { Caso } from '../caso.ts';

/** Gives the reference of a fixed person's affiliation, as they are on the wire. */
export const titular = (numero: string) => ({
  tipo_documento: 'CI',
  numero_documento: numero,
  fecha_nacimiento: '1985-03-14',
  codigo_entidad: 'NIT-1020304050',
});

export const beneficiario = (numero: string, suTitular: string) => ({
  ...titular(numero),
  tipo_documento_titular: 'CI',
  numero_documento_titular: suTitular,
  fecha_nacimiento_titular: '1985-03-14',
});

/** Makes cases of an action of the list, asked at its path. */
export const en =
  (ruta: string) =>
  (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({ ...mas, caso, metodo: 'PUT', ruta, cuerpo });
