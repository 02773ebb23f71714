import { pedidoBeneficiario } from '../beneficiario.ts';
import { referenciaTitular } from '../ciclo.ts';
import { entidadDe, type Familia } from '../familias.ts';
import { pdfDePrueba } from '../pdf.ts';
import { pedidoRegistro } from '../titular.ts';
import { alMorir, type FilasPorRuta } from './fila.ts';

const DEFUNCION = {
  fallecido: true,
  fecha_defuncion: '2026-10-05',
  numero_certificado_defuncion: '1',
  certificado_defuncion: pdfDePrueba().toString('base64'),
};
const registro = (f: Familia, persona: object = {}) => {
  const tipo = f.nuevo ?? f.tipo;
  const empleador = { fecha_ingreso_trabajo: '2026-10-01' };
  return {
    cuerpo: pedidoRegistro(f.titular, {
      codigo_entidad: entidadDe(tipo),
      id_ente_gestor: f.ente,
      afiliacion: { tipo_asegurado: tipo },
      empleador,
      persona,
    }),
  };
};

/** These rows register holders, the deceased, holders from the list, and beneficiaries. */
export const FILAS_REGISTRO: FilasPorRuta = {
  'registro-titular': [
    {
      deOtroTipo: true,
      sola: true,
      pedido: (f) => registro(f),
      porTipo: true,
      cambia: ['nueva', 'ficha', 'persona', 'novedad', 'novedad ajena'],
      fuera: 'SIN_PERMISO',
    },
    {
      que: 'de un fallecido',
      deOtroTipo: true,
      sola: true,
      pedido: (f) => registro(f, DEFUNCION),
      porTipo: true,
      ...alMorir('nueva', 'objetivo', 'suBeneficiario', 'ficha', 'persona'),
      fuera: 'SIN_PERMISO',
    },
  ],
  'registro-titular/familia': [
    {
      pedido: (f) => ({
        lugares: { idAfiliadoEnteGestor: f.ids.objetivo },
        busqueda: `codigo_entidad=${entidadDe(f.tipo)}&fecha_inicio=2026-10-01&tipo_asegurado=${f.tipo}`,
      }),
      cambia: [],
    },
  ],
  'registro-titular-lista': [
    {
      deOtroTipo: true,
      sola: true,
      pedido: (f) => {
        const { codigo_entidad, id_ente_gestor } = registro(f).cuerpo;
        const { codigo_entidad: _, ...clave } = referenciaTitular(f.titular);
        const item = { ...clave, tipo_asegurado: f.nuevo, fecha_inicio: '2026-10-01' };
        return { cuerpo: { codigo_entidad, id_ente_gestor, data: [item] } };
      },
      porTipo: true,
      cambia: ['nueva', 'ficha', 'persona', 'novedad', 'novedad ajena'],
      fuera: 'SIN_PERMISO',
    },
  ],
  'registro-beneficiario': [
    {
      pedido: (f) => ({
        cuerpo: pedidoBeneficiario(f.nueva, f.titular, { codigo_entidad: f.entidad, id_ente_gestor: f.ente }),
      }),
      porTipo: true,
      cambia: ['nueva'],
      rechaza: { UNIVERSITARIO: 'Un titular UNIVERSITARIO no puede tener beneficiarios.' },
    },
  ],
};
