import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { pdfDePrueba } from '@sgpa/testing/pdf';

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
