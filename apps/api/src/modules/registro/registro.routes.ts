import { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import { registroBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { familiaDelRegistro, registroTitular } from '@sgpa/contract/v2/registro-titular';
import { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import { validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { conSesion, lectura, type Tabla } from '../../plugins/tabla.ts';
import { unaVez } from '../idempotencia/una-vez.ts';
import { CON_PAPEL } from '../persona/pdf-recibido.ts';
import { segunLaPersona } from './camino-compartido.ts';
import { registrarBeneficiario } from './registro-beneficiario/service.ts';
import { registrarFallecido } from './registro-fallecido/service.ts';
import { leerFamilia } from './registro-titular/familia.service.ts';
import { registrarTitular } from './registro-titular.service.ts';
import { registrarDesdeLista } from './registro-titular-lista/service.ts';
import { buscarTitular, validarBeneficiario } from './validacion-beneficiario/service.ts';
import { validarTitular } from './validacion-titular/service.ts';

export const rutasRegistro = {
  'registro-beneficiario': unaVez(registroBeneficiario, registrarBeneficiario, CON_PAPEL),
  'registro-titular': unaVez(registroTitular, segunLaPersona(registrarTitular, registrarFallecido), CON_PAPEL),
  'registro-titular/familia': lectura(familiaDelRegistro, (op, { params, query }) =>
    leerFamilia(op, params.idAfiliadoEnteGestor, query),
  ),
  'registro-titular-lista': unaVez(registroTitularLista, registrarDesdeLista),
  'validacion-beneficiario': conSesion(validacionBeneficiario, validarBeneficiario),
  'validacion-beneficiario/titular': conSesion(validacionDelTitular, buscarTitular),
  'validacion-titular': conSesion(validacionTitular, validarTitular),
} satisfies Tabla;
