import { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import { registroBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { familiaDelRegistro, registroTitular } from '@sgpa/contract/v2/registro-titular';
import { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import { validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { conSesion, lectura, type Tabla } from '../../plugins/tabla.ts';
import { unaVez } from '../idempotencia/una-vez.ts';
import { CON_PAPEL } from '../persona/pdf-recibido.ts';
import { registrarBeneficiario } from './registro-beneficiario/registro-beneficiario.ts';
import { registrarFallecido } from './registro-fallecido/registro-fallecido.ts';
import { leerFamilia } from './registro-titular/familia.ts';
import { registrarTitular } from './registro-titular/registro-titular.ts';
import { registrarDesdeLista } from './registro-titular-lista/registro-titular-lista.ts';
import { buscarTitular, validarBeneficiario } from './validacion-beneficiario/validacion-beneficiario.ts';
import { validarTitular } from './validacion-titular/validacion-titular.ts';

/** Both wizards of holders save on one path (document 2 §7); the service checks the second's permission itself. */
const registrarVivoOFallecido: typeof registrarFallecido = (deps, contexto, pedido, intencion) => {
  const registrar = pedido.data.some(({ persona }) => persona.fallecido) ? registrarFallecido : registrarTitular;
  return registrar(deps, contexto, pedido, intencion);
};

export const rutasRegistro = {
  'registro-beneficiario': unaVez(registroBeneficiario, registrarBeneficiario, CON_PAPEL),
  'registro-titular': unaVez(registroTitular, registrarVivoOFallecido, CON_PAPEL),
  'registro-titular/familia': lectura(familiaDelRegistro, (op, { params, query }) =>
    leerFamilia(op, params.idAfiliadoEnteGestor, query),
  ),
  'registro-titular-lista': unaVez(registroTitularLista, registrarDesdeLista),
  'validacion-beneficiario': conSesion(validacionBeneficiario, validarBeneficiario),
  'validacion-beneficiario/titular': conSesion(validacionDelTitular, buscarTitular),
  'validacion-titular': conSesion(validacionTitular, validarTitular),
} satisfies Tabla;
