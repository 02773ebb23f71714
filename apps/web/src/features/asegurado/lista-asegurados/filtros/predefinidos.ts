import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Alcance } from '../alcance.ts';
import type { FiltroGuardado } from '../preferencias.ts';

/** Searches that many make each day. Their days count from the one on which they are chosen. */
export function predefinidos({ eligeMisRegistros }: Alcance, hoy: FechaCivil): readonly FiltroGuardado[] {
  const deHoy = { misRegistros: 'true', fechaInicio: hoy, fechaFin: hoy, tipoFecha: 'REGISTRO' };
  return [
    {
      nombre: 'Cesantías que vencen en 15 días',
      direccion: { estado: 'CESANTIA', venceEn: '15', orden: 'VENCIMIENTO' },
    },
    {
      nombre: 'Ampliaciones que vencen en 30 días',
      direccion: { estado: 'AMPLIACIÓN', venceEn: '30', orden: 'VENCIMIENTO' },
    },
    {
      nombre: 'Último día por edad en 30 días',
      direccion: { tipoAfiliado: 'BENEFICIARIO', porEdad: '30', orden: 'VENCIMIENTO' },
    },
    { nombre: 'En revisión', direccion: { estado: 'REVISION' } },
    ...(eligeMisRegistros ? [{ nombre: 'Mis registros de hoy', direccion: deHoy }] : []),
  ];
}
