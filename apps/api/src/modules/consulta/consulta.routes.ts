import { consultaCertificacion } from '@sgpa/contract/v1/consulta-certificacion';
import { consultaEmpresa } from '@sgpa/contract/v1/consulta-empresa';
import { consultaIdentidad } from '@sgpa/contract/v1/consulta-identidad';
import { consultaOvt } from '@sgpa/contract/v1/consulta-ovt';
import { consultaSenasir } from '@sgpa/contract/v1/consulta-senasir';
import { conSesion, type Tabla } from '../../plugins/tabla.ts';
import { consultarCertificacion } from './consulta-certificacion/consulta-certificacion.ts';
import { consultarEmpresa } from './consulta-empresa/consulta-empresa.ts';
import { consultarIdentidad } from './consulta-identidad/consulta-identidad.ts';
import { consultarOvt } from './consulta-ovt/consulta-ovt.ts';
import { consultarSenasir } from './consulta-senasir/consulta-senasir.ts';

export const rutasConsulta = {
  'consulta-certificacion': conSesion(consultaCertificacion, consultarCertificacion),
  'consulta-empresa': conSesion(consultaEmpresa, consultarEmpresa),
  'consulta-identidad': conSesion(consultaIdentidad, consultarIdentidad),
  'consulta-ovt': conSesion(consultaOvt, consultarOvt),
  'consulta-senasir': conSesion(consultaSenasir, consultarSenasir),
} satisfies Tabla;
