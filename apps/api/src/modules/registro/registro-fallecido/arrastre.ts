import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { textoArrastre } from '@sgpa/domain/cobertura/textos-accion';
import type { Operacion } from '../../../operacion.ts';
import { escribirArrastre } from '../../afiliacion/cambios.ts';
import { type DefuncionDicha, registrarDefuncion } from '../../afiliacion/defuncion.ts';
import type { EnEnte } from '../../persona/persona.queries.ts';
import type { AltaEscrita } from '../escribir-alta.ts';

const ACCION = 'registro-fallecido';

type Muerte = Pick<DefuncionDicha, 'fecha' | 'numeroCertificado' | 'confirma'>;

/** Marks the person and ends, because of `registrada`, what they had in the entity; gives a text about it. */
export async function terminarLoDemas(
  op: Operacion,
  difunto: EnEnte,
  muerte: Muerte,
  { id: registrada, registros }: AltaEscrita['escrita'],
): Promise<string> {
  const resto = { id_motivo_baja: MOTIVO_DEFUNCION, detalle_motivo: null };
  const registro = { ...muerte, accion: ACCION, resto } as const;
  const { propias, beneficiarios, avisados } = await registrarDefuncion(op, difunto, registro, registros);
  await escribirArrastre(op, ACCION, [...propias, ...beneficiarios], registrada);
  return textoArrastre({ otras: propias.length, beneficiarios: beneficiarios.length, avisados });
}

export const conDetalle = ({ data }: RespuestaAlmacenamiento, mas: string): RespuestaAlmacenamiento => ({
  data: data.map(({ estado_almacenamiento: { codigo, detalle }, ...item }) => ({
    ...item,
    estado_almacenamiento: { codigo, detalle: [detalle, mas].filter(Boolean).join(' ') },
  })),
});
