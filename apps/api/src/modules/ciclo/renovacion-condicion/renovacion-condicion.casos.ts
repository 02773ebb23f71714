import type { Caso } from '@sgpa/testing/cable/caso';
import { en } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { pdfDePrueba } from '@sgpa/testing/pdf';

const condicion = en('/api/v1/beneficiario/condicion');
const deLaHija = { idAfiliadoEnteGestor: '<id de 1000201>', version: 1 };
const ESTUDIA = {
  condicion: 'ESTUDIANTE',
  condicion_hasta: '2027-06-30',
  certificado_condicion: pdfDePrueba().toString('base64'),
};

export const CASOS: readonly Caso[] = [
  condicion('un certificado de más de un año', { ...deLaHija, ...ESTUDIA, condicion_hasta: '2028-01-01' }),
  condicion('sin certificado', { ...deLaHija, condicion: 'INVALIDEZ' }),
  condicion('la registra', { ...deLaHija, ...ESTUDIA }, { clave: 'condicion-0001' }),
  condicion('la misma clave otra vez', { ...deLaHija, ...ESTUDIA }, { clave: 'condicion-0001' }),
  condicion('otra versión de la que se vio', { ...deLaHija, ...ESTUDIA }),
  condicion('de una esposa', { ...deLaHija, ...ESTUDIA, idAfiliadoEnteGestor: '<id de 1000200>' }),
  condicion('a quien no le toca', { ...deLaHija, ...ESTUDIA }, { como: 'cons.poblacion' }),
];

export const FILAS: FilasPorRuta = {
  'renovacion-condicion': [
    {
      situacion: 'CON_EDAD',
      pedido: (f) => ({
        cuerpo: {
          idAfiliadoEnteGestor: f.ids.suBeneficiario,
          version: 1,
          condicion: 'INVALIDEZ',
          certificado_condicion: pdfDePrueba().toString('base64'),
        },
      }),
      porTipo: true,
      cambia: ['suBeneficiario'],
    },
  ],
};
