import { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import { renovacionCondicion } from '@sgpa/contract/v1/renovacion-condicion';
import { propuestaRevision, revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { propuestaFallecimiento, revisionFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, escrituraPreparada, unaVez } from '../idempotencia/una-vez.ts';
import { ampliarBeneficiario } from './ampliacion-beneficiario/ampliacion-beneficiario.ts';
import { ampliarTitular } from './ampliacion-titular/ampliacion-titular.ts';
import { darDeBajaBeneficiario } from './baja-beneficiario/baja-beneficiario.ts';
import { darDeBajaTitular } from './baja-titular/baja-titular.ts';
import { bajaUnaVez } from './baja-una-vez.ts';
import { habilitarDerechohabiente } from './habilitacion-derechohabiente/habilitacion-derechohabiente.ts';
import { renovar } from './renovacion-condicion/renovacion-condicion.ts';
import { CON_EVIDENCIA, leerEvidencia } from './revision.ts';
import { proponerRevision } from './revision-afiliacion/propuesta.ts';
import { revisarAfiliacion } from './revision-afiliacion/revision-afiliacion.ts';
import { proponerFallecimiento } from './revision-fallecimiento/propuesta.ts';
import { revisarFallecimiento } from './revision-fallecimiento/revision-fallecimiento.ts';

export const rutasCiclo = {
  'ampliacion-beneficiario': escritura(ampliacionBeneficiario, ampliarBeneficiario),
  'ampliacion-titular': escritura(ampliacionTitular, ampliarTitular),
  'baja-beneficiario': unaVez(bajaBeneficiario, bajaUnaVez(darDeBajaBeneficiario)),
  'baja-titular': unaVez(bajaTitular, bajaUnaVez(darDeBajaTitular)),
  'habilitacion-derechohabiente': escritura(habilitacionDerechohabiente, habilitarDerechohabiente),
  'renovacion-condicion': unaVez(renovacionCondicion, renovar, CON_EVIDENCIA),
  'revision-afiliacion': escrituraPreparada(revisionAfiliacion, leerEvidencia, revisarAfiliacion, CON_EVIDENCIA),
  'revision-afiliacion/propuesta': lectura(propuestaRevision, (op, { params }) =>
    proponerRevision(op, params.idAfiliadoEnteGestor),
  ),
  'revision-fallecimiento': escrituraPreparada(
    revisionFallecimiento,
    leerEvidencia,
    revisarFallecimiento,
    CON_EVIDENCIA,
  ),
  'revision-fallecimiento/propuesta': lectura(propuestaFallecimiento, (op, { params }) =>
    proponerFallecimiento(op, params.idAfiliadoEnteGestor),
  ),
} satisfies Tabla;
