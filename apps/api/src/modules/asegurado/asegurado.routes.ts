import { detalleTitular, detalleTitularDelEnte } from '@sgpa/contract/v1/detalle-asegurado';
import { documentoAsegurado, TIPO_PDF } from '@sgpa/contract/v1/documento-asegurado';
import { estadoAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { exportacionAsegurados, TIPOS_DE_ARCHIVO } from '@sgpa/contract/v1/exportacion-asegurados';
import { historiaAsegurado } from '@sgpa/contract/v1/historia-asegurado';
import { listaBeneficiarios, listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import { conSesion, descarga, descargaConLugar, lectura, type Tabla } from '../../plugins/tabla.ts';
import { verDetalle } from './detalle-asegurado/detalle-asegurado.ts';
import { abrirDocumento } from './documento-asegurado/documento-asegurado.ts';
import { consultarEstado } from './estado-asegurado/estado-asegurado.ts';
import { exportarAsegurados } from './exportacion-asegurados/exportacion-asegurados.ts';
import { verHistoria } from './historia-asegurado/historia-asegurado.ts';
import { listarBeneficiarios, listarTitulares } from './lista-asegurados/lista-asegurados.ts';

const TIPOS = Object.values(TIPOS_DE_ARCHIVO);

export const rutasAsegurado = {
  'detalle-asegurado': lectura(detalleTitular, (op, { params }) => verDetalle(op, params, null)),
  'detalle-asegurado/ente': lectura(detalleTitularDelEnte, (op, { params: p }) => verDetalle(op, p, p.siglaEnteGestor)),
  'documento-asegurado': descarga(documentoAsegurado, [TIPO_PDF], (op, { params }, deps) =>
    abrirDocumento(deps, op, params),
  ),
  'estado-asegurado': conSesion(estadoAsegurado, consultarEstado),
  'exportacion-asegurados': descargaConLugar(exportacionAsegurados, TIPOS, exportarAsegurados),
  'historia-asegurado': lectura(historiaAsegurado, (op, { params }) => verHistoria(op, params.idAfiliadoEnteGestor)),
  'lista-asegurados/titulares': lectura(listaTitulares, (op, { query }) => listarTitulares(op, query)),
  'lista-asegurados/beneficiarios': lectura(listaBeneficiarios, (op, { query }) => listarBeneficiarios(op, query)),
} satisfies Tabla;
