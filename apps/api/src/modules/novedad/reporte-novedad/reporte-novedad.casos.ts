import type { Caso } from '@sgpa/testing/cable/caso';

const reporte = (caso: string, data: readonly object[], mas: Partial<Caso> = {}): Caso => ({
  metodo: 'POST',
  ruta: '/api/v1/novedades/reportar',
  cuerpo: { data },
  caso,
  ...mas,
});
const item = (numero_documento: string, codigo_novedad: string, mas: object = {}) => ({
  numero_documento,
  fecha_nacimiento: '1985-03-14',
  codigo_entidad: 'NIT-1020304050',
  codigo_novedad,
  detalle: 'Según la planilla de septiembre.',
  ...mas,
});

export const CASOS: readonly Caso[] = [
  reporte('varias, cada una con su respuesta', [
    item('1000100', 'RELACION_LABORAL_TERMINADA'),
    item('1000200', 'PARENTESCO_DISTINTO', { codigo_entidad: null }),
    item('1000100', 'PARENTESCO_DISTINTO'),
    item('1000104', 'REGISTRO_DUPLICADO'),
    item('9999999', 'REGISTRO_DUPLICADO'),
  ]),
  reporte('lo mismo otra vez', [item('1000100', 'RELACION_LABORAL_TERMINADA')]),
  reporte('sin ninguna', []),
  reporte('de una clase que no hay', [item('1000100', 'OTRA')]),
  reporte('a quien no le toca', [item('1000100', 'REGISTRO_DUPLICADO')], { como: 'adm.autoridad' }),
];
