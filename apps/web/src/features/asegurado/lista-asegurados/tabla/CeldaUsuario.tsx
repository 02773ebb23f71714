import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { CeldaDoble } from './CeldaDoble.tsx';

/** Who registered the row, and where: managing entity and department. */
export function CeldaUsuario({ fila }: { fila: FilaAsegurado }) {
  const lugar = [fila.siglaEnteGestor, fila.siglaDptoEnteGestor].filter((sigla) => sigla !== '').join(' · ');
  return <CeldaDoble principal={fila.usuario_creacion} detalle={lugar} entero={`${fila.usuario_creacion}, ${lugar}`} />;
}
