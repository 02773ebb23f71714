import { correccionIdentidad } from '@sgpa/contract/v1/correccion-identidad';
import { actualizacionBeneficiario, registroBeneficiarioPorCodigo } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { actualizacionTitular, registroTitularPorCodigo } from '@sgpa/contract/v2/actualizacion-titular';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { unaVez } from '../idempotencia/una-vez.ts';
import { CON_PAPEL } from '../persona/pdf-recibido.ts';
import { actualizarBeneficiario, leerBeneficiario } from './actualizacion-beneficiario/actualizacion-beneficiario.ts';
import { actualizarTitular, leerTitular } from './actualizacion-titular/actualizacion-titular.ts';
import { corregirIdentidad } from './correccion-identidad/correccion-identidad.ts';

export const rutasCorreccion = {
  'actualizacion-beneficiario': unaVez(actualizacionBeneficiario, actualizarBeneficiario, CON_PAPEL),
  'actualizacion-beneficiario/registro': lectura(registroBeneficiarioPorCodigo, async (op, { params }) => ({
    data: await leerBeneficiario(op, params.code),
  })),
  'actualizacion-titular': unaVez(actualizacionTitular, actualizarTitular),
  'actualizacion-titular/registro': lectura(registroTitularPorCodigo, async (op, { params }) => ({
    data: await leerTitular(op, params.code),
  })),
  'correccion-identidad': unaVez(correccionIdentidad, corregirIdentidad),
} satisfies Tabla;
