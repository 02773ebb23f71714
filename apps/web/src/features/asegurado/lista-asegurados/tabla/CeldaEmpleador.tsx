import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { esEntidadEspecial } from '@sgpa/domain/shared/codigo-entidad';
import { CeldaDoble } from './CeldaDoble.tsx';

/** Orange for the two special employers, green for all others; the code says it without colour. */
export function CeldaEmpleador({ fila }: { fila: FilaAsegurado }) {
  const especial = esEntidadEspecial(fila.codigo_entidad);
  const codigoYTipo = `${fila.codigo_entidad} · ${fila.tipo_asegurado}`;
  return (
    <CeldaDoble
      entero={`${fila.nombre_entidad}, ${codigoYTipo}`}
      principal={
        <span className="celda-empleador" data-empleador={especial ? 'especial' : 'comun'}>
          {fila.nombre_entidad}
        </span>
      }
      detalle={codigoYTipo}
    />
  );
}
