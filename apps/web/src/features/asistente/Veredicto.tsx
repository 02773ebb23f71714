import Alert from '@mui/material/Alert';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { veredicto } from '@sgpa/domain/titular/veredicto';
import { hoy } from '../../lib/reloj.ts';
import type { Variante } from './asistente.ts';
import { fuentesPorTipo, registrosAsegurado } from './fuentes-pago.ts';

const SEVERIDAD = { si: 'success', 'con observacion': 'warning', no: 'error' } as const;

export function Veredicto({ persona, como }: { persona: PersonaValidada; como: Variante }) {
  const { tono, dice, porque, fuentes } = veredicto({
    como,
    hoy: hoy(),
    defuncionRegistrada: persona.defuncion_registrada !== null,
    vigentes: persona.titular_vigente,
    registros: registrosAsegurado(persona.estado_asegurado).map(({ ente_gestor, estado }) => ({
      ente_gestor,
      codigoEstado: estado.codigo,
    })),
    fuentes: Object.entries(fuentesPorTipo(persona.estado_fuente_pago)).map(([nombre, { disponible, filas }]) => ({
      nombre,
      disponible,
      registros: filas.length,
    })),
  });
  return (
    <Alert severity={SEVERIDAD[tono]} role="note" aria-label="Veredicto" id={ID_VEREDICTO} sx={{ mb: 2 }}>
      <strong>{dice}</strong> {porque}
      <div>{fuentes}</div>
    </Alert>
  );
}

/** The page has one verdict, and the button that goes on is described by it. */
export const ID_VEREDICTO = 'veredicto';
