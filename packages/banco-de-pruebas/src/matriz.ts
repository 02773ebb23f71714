import type { ClaveRuta } from '@sgpa/contract/rutas';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { pedidoBeneficiario } from './beneficiario.ts';
import { claveBeneficiario, claveTitular } from './ciclo.ts';
import { entidadDe, type Familia, type Miembro, type PedidoFamilia } from './familias.ts';
import { pdfDePrueba } from './pdf.ts';
import { NACIMIENTO, pedidoRegistro } from './titular.ts';

/** What a request may leave of itself (`huellasDe`); what is not named stays as it was. */
type Huella =
  | 'objetivo'
  | 'suBeneficiario'
  | 'otra'
  | 'beneficiarioDeOtra'
  | 'nueva'
  | 'persona'
  | 'ficha'
  | 'palabra'
  | 'palabra ajena'
  | 'novedad'
  | 'novedad ajena'
  | 'novedad autoridad';

type Enviado = { lugares?: Record<string, string | number>; busqueda?: string; cuerpo?: unknown };

export interface Fila {
  /** Besides the path's name, where it has several rows. */
  que?: string;
  situacion?: PedidoFamilia['situacion'];
  sola?: true;
  /** A registration: the family has the other insured type only, so that this one is new. */
  deOtroTipo?: true;
  pedido(familia: Familia, registro: unknown): Enviado | Promise<Enviado>;
  /** An update form sends the record back, as it is read here. */
  lee?: ClaveRuta;
  cambia: readonly Huella[];
  /** Where a role's does something else. */
  cambiaPara?: Partial<Record<Rol, readonly Huella[]>>;
  /** Insured types that the rules refuse to everybody, with the text. */
  rechaza?: Partial<Record<TipoAsegurado, string>>;
  /** Only of insured types that the role attends. */
  porTipo?: true;
  /** A list: empty where this is not in it. */
  muestra?: Miembro;
  /** How what is outside of the scope answers; by default as if it were not there. */
  fuera?: 'SIN_PERMISO' | 'VACIO';
}

const deTitular = (f: Familia, mas: object) => ({
  cuerpo: { ...claveTitular(f.titular), codigo_entidad: f.entidad, id_ente_gestor: f.ente, ...mas },
});
const deBeneficiario = (f: Familia, mas: object) => ({
  cuerpo: {
    ...claveBeneficiario(f.beneficiario, f.titular),
    codigo_entidad: f.entidad,
    id_ente_gestor: f.ente,
    ...mas,
  },
});
const SOLICITUD = { tipo_motivo: 600, fecha_fin: '2026-10-14', descripcion_motivo: null };
const MUERTE = { tipo_motivo: 601, descripcion_motivo: null };
const AMPLIACION = { tipo_motivo: 620, fecha_fin_ampliacion: '2026-12-20', descripcion_motivo: null };
const MOTIVO = { motivo: 'Denuncia del empleador, nota 114/2026' };
const TELEFONO = { telefono_movil: '70099887' };
const DEFUNCION = {
  fallecido: true,
  fecha_defuncion: '2026-10-05',
  numero_certificado_defuncion: '1',
  certificado_defuncion: pdfDePrueba().toString('base64'),
};
/** The authority's word binds everybody: nobody has to be asked. */
const alMorir = (...cambia: Huella[]) => ({
  cambia: [...cambia, 'palabra', 'novedad ajena', 'novedad autoridad'] satisfies Huella[],
  cambiaPara: { ADM_SGPA: [...cambia, 'palabra', 'novedad ajena', 'persona'] satisfies Huella[] },
});

const conContacto = (registro: unknown) => {
  const cuerpo = registro as { persona: object };
  return { cuerpo: { ...cuerpo, persona: { ...cuerpo.persona, ...TELEFONO } } };
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
const detalle = (f: Familia) => ({
  tipo_documento: 'CI',
  numero_documento: f.titular,
  fecha_nacimiento: NACIMIENTO,
  codigo_entidad: f.entidad,
  fecha_afiliacion: f.fecha,
});
const objetivo = (f: Familia) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo } });

/** About nobody's affiliation, or about what every entity may ask of the register: path × role alone. */
const SIN_OBJETIVO = 'permisos.test.ts';
const SIN_FILAS = [
  ...'aceptacion-terminos/aceptar aceptacion-terminos/texto aceptacion-terminos/verificar busqueda-entidad'.split(' '),
  ...'busqueda-entidad/ente cambio-password cierre-sesion entes-gestores estado-asegurado ingreso'.split(' '),
  ...'menu/principal menu/secundario operaciones-realizadas parametricas/establecimientos'.split(' '),
  ...'parametricas/establecimientos-ente parametricas/grupo parametricas/hijas parametricas/nombre perfil'.split(' '),
  ...'resumen-poblacion salud/listo salud/vivo validacion-beneficiario validacion-beneficiario/titular'.split(' '),
  ...'validacion-titular'.split(' '),
];

/** What each path may do, to whom: a path without a row here fails by its name. */
export const MATRIZ: Readonly<Record<string, readonly Fila[] | typeof SIN_OBJETIVO>> = {
  'baja-titular': [
    { pedido: (f) => deTitular(f, SOLICITUD), porTipo: true, cambia: ['objetivo', 'suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario', 'otra', 'beneficiarioDeOtra'),
    },
    {
      que: 'por muerte, sin otra afiliación',
      sola: true,
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario'),
    },
  ],
  'ampliacion-titular': [
    {
      situacion: 'CESANTIA',
      pedido: (f) => deTitular(f, AMPLIACION),
      porTipo: true,
      cambia: ['objetivo'],
    },
  ],
  'baja-beneficiario': [
    { pedido: (f) => deBeneficiario(f, SOLICITUD), porTipo: true, cambia: ['suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deBeneficiario(f, MUERTE),
      porTipo: true,
      ...alMorir('suBeneficiario', 'beneficiarioDeOtra'),
    },
  ],
  'ampliacion-beneficiario': [
    { situacion: 'CESANTIA', pedido: (f) => deBeneficiario(f, AMPLIACION), porTipo: true, cambia: ['suBeneficiario'] },
  ],
  'habilitacion-derechohabiente': [
    {
      situacion: 'SIN_DERECHO',
      pedido: (f) => {
        const { codigo_entidad, ...clave } = deBeneficiario(f, {}).cuerpo;
        const rentista = { codigo_entidad: entidadDe('RENTISTA'), codigo_entidad_titular: codigo_entidad };
        return { cuerpo: { ...clave, ...rentista, descripcion_motivo: 'Resolución', fecha_inicio: '2026-10-14' } };
      },
      porTipo: true,
      cambia: ['suBeneficiario'],
    },
  ],
  'actualizacion-titular': [
    {
      lee: 'actualizacion-titular/registro',
      pedido: (_f, leido) => conContacto(leido),
      porTipo: true,
      cambia: ['objetivo', 'ficha'],
    },
  ],
  'actualizacion-beneficiario': [
    {
      lee: 'actualizacion-beneficiario/registro',
      pedido: (_f, leido) => conContacto(leido),
      porTipo: true,
      cambia: ['suBeneficiario', 'ficha'],
      // Of a beneficiary it corrects the health establishment, and no more.
      cambiaPara: { CAJA_WEB_SUS: ['suBeneficiario'] },
    },
  ],
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
  'registro-titular-lista': [
    {
      deOtroTipo: true,
      sola: true,
      pedido: (f) => {
        const { codigo_entidad, id_ente_gestor } = registro(f).cuerpo;
        const { codigo_entidad: _, ...clave } = claveTitular(f.titular);
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
  'revision-afiliacion': [
    {
      pedido: (f) => ({
        cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, version: 1, decision: 'ABRIR', ...MOTIVO },
      }),
      cambia: ['objetivo', 'novedad', 'novedad autoridad'],
    },
  ],
  'revision-fallecimiento': (['CONFIRMAR', 'CORREGIR'] as const).map((decision) => ({
    que: decision,
    situacion: 'DECLARADA' as const,
    pedido: (f: Familia) => ({
      cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, decision, afiliaciones: [], ...MOTIVO },
    }),
    // Everybody concerned is told.
    cambia: [decision === 'CORREGIR' ? 'palabra' : 'persona', 'novedad', 'novedad ajena', 'novedad autoridad'] as const,
  })),
  'actualizacion-titular/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.objetivo } }), porTipo: true, cambia: [] },
  ],
  'actualizacion-beneficiario/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.suBeneficiario } }), porTipo: true, cambia: [] },
  ],
  'revision-afiliacion/propuesta': [{ pedido: objetivo, cambia: [] }],
  'revision-fallecimiento/propuesta': [{ situacion: 'DECLARADA', pedido: objetivo, cambia: [] }],
  'historia-asegurado': [{ pedido: objetivo, cambia: [] }],
  'detalle-asegurado': [{ pedido: (f) => ({ lugares: detalle(f) }), cambia: [] }],
  'detalle-asegurado/ente': [{ pedido: (f) => ({ lugares: { ...detalle(f), siglaEnteGestor: f.sigla } }), cambia: [] }],
  'lista-asegurados/titulares': [
    { pedido: (f) => ({ busqueda: `numeroDocumento=${f.titular}` }), cambia: [], fuera: 'VACIO', muestra: 'objetivo' },
  ],
  'lista-asegurados/beneficiarios': [
    {
      pedido: (f) => ({ busqueda: `numeroDocumento=${f.beneficiario}` }),
      cambia: [],
      fuera: 'VACIO',
      muestra: 'suBeneficiario',
    },
  ],
  ...Object.fromEntries(SIN_FILAS.map((clave) => [clave, SIN_OBJETIVO] as const)),
};
