/** What the sheet of a registration says, from the list's row and the first entry of its history. */
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import { fechasDeTitular } from '../../fechas-de-estado.ts';
import { momentoDe } from '../../historia-asegurado/historia.ts';

type Dato = readonly [nombre: string, valor: string];

export interface GrupoDeConstancia {
  titulo: string;
  datos: readonly Dato[];
}

/** Under which number, when and by whom. */
export const quienYCuando = ({ idAfiliadoEnteGestor }: FilaAsegurado, registro: HechoDeHistoria): string =>
  `Registro N.º ${idAfiliadoEnteGestor}, del ${momentoDe(registro)}, por ${registro.usuario}`;

export function gruposDeConstancia(fila: FilaAsegurado, ente: string): readonly GrupoDeConstancia[] {
  const { estado, doc_titular: titular, parentesco_titular: parentesco } = fila;
  const comoBeneficiario: Dato[] = titular === null ? [] : [['Titular', titular]];
  return [
    {
      titulo: 'Persona',
      datos: [
        ['Apellidos y nombres', apellidosYNombre(fila)],
        ['Documento', documentoConTipo(fila)],
        ['Fecha de nacimiento', mostrarFecha(fila.fecha_nacimiento)],
        ...(fila.fallecido ? ([['Situación', 'FALLECIDO']] as const) : []),
      ],
    },
    {
      titulo: 'Afiliación',
      datos: [
        ['Ente gestor', ente],
        ['Registrado como', titular === null ? 'TITULAR' : `BENEFICIARIO (${parentesco ?? '—'})`],
        ...comoBeneficiario,
        ['Entidad empleadora', `${fila.nombre_entidad} (${fila.codigo_entidad})`],
        ['Tipo de asegurado', fila.tipo_asegurado],
        ['Estado', estado.descripcion],
        ...fechasDeTitular(estado).map(({ label, value }): Dato => [label, value]),
      ],
    },
  ];
}
