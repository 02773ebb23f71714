import type { Caso } from '../caso.ts';

const TITULARES = '/api/v1/afiliado/ente-gestor-all';
const BENEFICIARIOS = '/api/v1/beneficiario/ente-gestor-all';
const DETALLE = '/api/v1/asegurado/buscar/titular';
const DOCUMENTO = '/api/v1/asegurado/documento';
const EXPORTACION = '/api/v1/asegurado/exportacion';
const HISTORIA = '/api/v1/asegurado/historia';
const estado = (caso: string, cuerpo: unknown, como?: string): Caso => ({
  caso,
  como,
  metodo: 'POST',
  ruta: '/api/v1/findAllEstadoBDPA',
  cuerpo,
});

export const CASOS_ASEGURADO: Record<string, Caso[]> = {
  'lista-asegurados': [
    { caso: 'titulares, una página', ruta: `${TITULARES}?page=0&limit=3` },
    { caso: 'titulares por documento', ruta: `${TITULARES}?numeroDocumento=1000100` },
    { caso: 'titulares en cesantía', ruta: `${TITULARES}?estado=CESANTIA&numeroDocumento=1000103` },
    { caso: 'titulares de nadie', ruta: `${TITULARES}?numeroDocumento=9999999` },
    { caso: 'titulares por nombre', ruta: `${TITULARES}?nombre=colque%20elena%20wara` },
    { caso: 'titulares por un nombre muy corto', ruta: `${TITULARES}?nombre=a%20b` },
    { caso: 'titulares en un estado que no hay', ruta: `${TITULARES}?estado=OTRO` },
    { caso: 'titulares con una fecha que no existe', ruta: `${TITULARES}?fechaInicio=2026-02-31` },
    { caso: 'beneficiarios por documento', ruta: `${BENEFICIARIOS}?numeroDocumento=1000200` },
    {
      caso: 'beneficiarios de la consulta de la autoridad',
      como: 'cons.autoridad',
      ruta: `${BENEFICIARIOS}?numeroDocumento=1000210`,
    },
    { caso: 'beneficiarios con un límite que no se admite', ruta: `${BENEFICIARIOS}?limit=101` },
  ],
  'exportacion-asegurados': [
    { caso: 'un titular', ruta: `${EXPORTACION}?formato=csv&numeroDocumento=1000100` },
    { caso: 'un beneficiario', ruta: `${EXPORTACION}?formato=csv&tipoAfiliado=BENEFICIARIO&numeroDocumento=1000200` },
    { caso: 'nadie', ruta: `${EXPORTACION}?formato=csv&numeroDocumento=9999999` },
    { caso: 'un formato que no hay', ruta: `${EXPORTACION}?formato=pdf` },
  ],
  'detalle-asegurado': [
    { caso: 'titular con su familia', ruta: `${DETALLE}/CI/1000100/1985-03-14/NIT-1020304050/2024-01-18` },
    { caso: 'titular que nadie conoce', ruta: `${DETALLE}/CI/9999999/1985-03-14/NIT-1020304050/2024-01-18` },
    { caso: 'una fecha que no existe', ruta: `${DETALLE}/CI/1000100/1985-02-31/NIT-1020304050/2024-01-18` },
    {
      caso: 'en el ente gestor indicado',
      como: 'adm.autoridad',
      ruta: `${DETALLE}/enteGestor/CI/1000103/1985-03-14/NIT-1020304050/2024-04-27/CNS`,
    },
    {
      caso: 'en un ente gestor ajeno',
      ruta: `${DETALLE}/enteGestor/CI/1000006/1985-03-14/NIT-1020310037/2024-11-13/CPS`,
    },
  ],
  'historia-asegurado': [
    { caso: 'de una baja', ruta: `${HISTORIA}/<id de 1000103>` },
    { caso: 'de nadie', ruta: `${HISTORIA}/999999999` },
    { caso: 'un número que no vale', ruta: `${HISTORIA}/x` },
  ],
  'documento-asegurado': [
    { caso: 'uno que no hay', ruta: `${DOCUMENTO}/<id de 1000103>/999999999` },
    { caso: 'un número que no vale', ruta: `${DOCUMENTO}/<id de 1000103>/x` },
    { caso: 'a quien no le toca', como: 'empleador.consulta', ruta: `${DOCUMENTO}/<id de 1000100>/1` },
  ],
  'estado-asegurado': [
    estado('asegurada', { numero_documento: '1000102', fecha_nacimiento: '1985-03-14' }),
    estado('nadie', { numero_documento: '9999999', fecha_nacimiento: '1985-03-14' }),
    estado('campos que no valen', { numero_documento: 'x', fecha_nacimiento: '1985-02-31' }),
    estado('a quien no le toca', { numero_documento: '1000102', fecha_nacimiento: '1985-03-14' }, 'empleador.consulta'),
  ],
};
