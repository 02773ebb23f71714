import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

const NOMBRE = {
  fecha_afiliacion: 'Fecha de afiliación',
  fecha_baja: 'Fecha de baja',
  fecha_cesantia: 'Fecha de cesantía',
  fecha_ampliacion: 'Fecha de ampliación',
  fecha_inhabilitado: 'Fecha de inhabilitado',
  fecha_derechohabiente: 'Fecha de derechohabiente',
  fin_por_edad: 'Último día por edad',
} as const;

type Campo = keyof typeof NOMBRE;

const DE_TITULAR = ['fecha_afiliacion', 'fecha_baja', 'fecha_cesantia', 'fecha_ampliacion'] as const;

/** Lists the dates of an affiliation under their names; a date that does not apply is left out. */
const fechasDe = <C extends Campo>(estado: Readonly<Record<C, FechaCivil | null>>, campos: readonly C[]) =>
  campos.flatMap((campo) => {
    const dia = estado[campo];
    return dia === null ? [] : [{ label: NOMBRE[campo], value: mostrarFecha(dia) }];
  });

export const fechasDeTitular = (estado: Readonly<Record<(typeof DE_TITULAR)[number], FechaCivil | null>>) =>
  fechasDe(estado, DE_TITULAR);

export const fechasDeBeneficiario = (estado: Readonly<Record<Campo, FechaCivil | null>>) =>
  fechasDe(estado, [...DE_TITULAR, 'fecha_inhabilitado', 'fecha_derechohabiente', 'fin_por_edad']);
