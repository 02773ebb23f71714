import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { TITULOS_DE_DETALLE, type TituloDeLista, titulosDeLista } from '@sgpa/domain/asegurado/exportacion-asegurados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { Celda } from '../../../plugins/csv.ts';

type Titulo = TituloDeLista | (typeof TITULOS_DE_DETALLE)[TipoAfiliado][number];

const siNo = (valor: boolean): string => (valor ? 'SÍ' : '');

/** What each column says, as the table on the screen does. */
const VALOR: Record<Titulo, (fila: FilaAsegurado) => Celda> = {
  Documento: (f) => `${f.tipo_documento} ${unirDocumento(f.numero_documento, f.complemento_documento)}`,
  Edad: ({ edad }) => edad,
  Estado: ({ estado }) => estado.descripcion,
  'Entidad empleadora': ({ nombre_entidad }) => nombre_entidad,
  Nombres: (f) => [f.primer_apellido, f.segundo_apellido, f.nombres].filter((parte) => parte !== '').join(' '),
  'Fecha estado': ({ fecha_estado, fin_por_edad }) => {
    const dia = fin_por_edad ?? fecha_estado;
    return dia && { dia };
  },
  'Doc. titular': (f) => f.doc_titular && `${f.tipo_documento_titular} ${f.doc_titular}`,
  Usuario: ({ usuario_creacion }) => usuario_creacion,
  'Tipo documento': ({ tipo_documento }) => tipo_documento,
  'Número documento': ({ numero_documento }) => numero_documento,
  Complemento: ({ complemento_documento }) => complemento_documento,
  'Fecha nacimiento': ({ fecha_nacimiento }) => ({ dia: fecha_nacimiento }),
  Género: ({ siglaGenero }) => siglaGenero,
  'Código entidad': ({ codigo_entidad }) => codigo_entidad,
  'Tipo asegurado': ({ tipo_asegurado }) => tipo_asegurado,
  Fallecido: ({ fallecido }) => siNo(fallecido),
  Saneado: ({ saneado }) => siNo(saneado),
  'Ente gestor': ({ siglaEnteGestor }) => siglaEnteGestor,
  Departamento: ({ siglaDptoEnteGestor }) => siglaDptoEnteGestor,
  Parentesco: ({ parentesco_titular }) => parentesco_titular,
  'Estado titular': ({ estado_titular }) => estado_titular,
};

export const titulosDe = (tipo: TipoAfiliado, rol: string) =>
  [...titulosDeLista(tipo, rol), ...TITULOS_DE_DETALLE[tipo]] as const;

export function celdasDe(tipo: TipoAfiliado, rol: string): (fila: FilaAsegurado) => Celda[] {
  const columnas = titulosDe(tipo, rol).map((titulo) => VALOR[titulo]);
  return (fila) => columnas.map((valor) => valor(fila));
}
