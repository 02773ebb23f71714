import { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { rutaDeAccion } from '../accion.ts';
import { ampliarTitular } from './service.ts';

export const rutasAmpliacionTitular = rutaDeAccion(ampliacionTitular, ampliarTitular);
