import type { FilasPorRuta } from './fila.ts';

const TELEFONO = { telefono_movil: '70099887' };
const conContacto = (registro: unknown) => {
  const cuerpo = registro as { persona: object };
  return { cuerpo: { ...cuerpo, persona: { ...cuerpo.persona, ...TELEFONO } } };
};

/** Updates send the record back, as it was read. */
export const FILAS_CORRECCION: FilasPorRuta = {
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
  'actualizacion-titular/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.objetivo } }), porTipo: true, cambia: [] },
  ],
  'actualizacion-beneficiario/registro': [
    { pedido: (f) => ({ lugares: { code: f.ids.suBeneficiario } }), porTipo: true, cambia: [] },
  ],
};
