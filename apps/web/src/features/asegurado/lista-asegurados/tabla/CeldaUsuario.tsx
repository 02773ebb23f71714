import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { CeldaDoble } from './CeldaDoble.tsx';
import { Partible } from './Partible.tsx';

/** Who registered the row, and where: managing entity and department. */
export function CeldaUsuario({ fila }: { fila: FilaAsegurado }) {
  const lugar = [fila.siglaEnteGestor, fila.siglaDptoEnteGestor].filter((sigla) => sigla !== '').join(' · ');
  return <CeldaDoble principal={<Partible texto={fila.usuario_creacion} />} detalle={lugar} />;
}
