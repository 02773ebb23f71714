/** Step 1 keeps the search for the holder as a draft: it survives a reload and the way back. */
import { guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { hoy } from '../../../lib/reloj.ts';
import { BORRADOR_TITULAR, olvidarBeneficiario } from './beneficiario-en-curso.ts';
import { type FormularioTitular, leerDireccion, revisarTitular, TITULAR_VACIO } from './titular.form.ts';

interface Guardado {
  /** The address filled the form in: coming from another holder's panel begins anew. */
  origen: string;
  form: FormularioTitular;
  /** The last search asked for this; null before it. */
  buscado: FormularioTitular | null;
  codigoEntidad: string;
  /** The id is the `idAfiliadoEnteGestor` of the affiliation chosen by hand. */
  elegida: number | null;
}

const NADA: Guardado = { origen: '', form: TITULAR_VACIO, buscado: null, codigoEntidad: '', elegida: null };

/** Begins with the holder of an address that was not read yet, else with what was kept. */
export function empezar(search: string): Guardado {
  const guardado = { ...NADA, ...(leerBorrador(BORRADOR_TITULAR) as Partial<Guardado> | undefined) };
  const pedido = leerDireccion(search);
  if (pedido === null || guardado.origen === search) return guardado;
  olvidarBeneficiario();
  const { form, codigoEntidad } = pedido;
  const completo = Object.keys(revisarTitular(form, hoy())).length === 0;
  const nuevo = { ...NADA, origen: search, form, codigoEntidad, buscado: completo ? form : null };
  guardarBorrador(BORRADOR_TITULAR, nuevo);
  return nuevo;
}
