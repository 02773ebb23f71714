import { hoy } from '../../../lib/reloj.ts';
import type { Caso } from '../accion/baja.form.ts';
import { FormularioBaja } from '../accion/FormularioBaja.tsx';
import { hechosDeTitular } from '../accion/hechos.ts';
import { ResumenAsegurado } from '../accion/ResumenAsegurado.tsx';
import { useAccion } from '../accion/use-accion.ts';
import type { PropsPanel } from '../dialogo-accion/panel.ts';
import { documentoDe } from '../persona.ts';
import { type PedidoBaja, toRequest } from './baja-titular.form.ts';

const PREGUNTA =
  'Esta seguro de realizar la baja de titular? Recuerde tambien que se dará de baja a sus beneficiarios.';

/** Panel 3 of the list (document 2 §4 Holder baja rules). */
export default function PanelBaja({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const accion = useAccion<PedidoBaja>({ ruta: '/v1/afiliado/ente-gestor', pregunta: PREGUNTA, alTerminar });
  const caso: Caso = { hechos: hechosDeTitular(fila), codigoEntidad: fila.codigo_entidad, hoy: hoy() };
  return (
    <>
      <ResumenAsegurado
        persona={fila}
        documento={documentoDe(fila)}
        estado={actual.estado}
        entidad={fila.nombre_entidad}
      />
      <FormularioBaja
        caso={caso}
        accion={accion}
        alEnviar={(form) => accion.realizar(toRequest(form, fila, caso))}
        alCerrar={alCerrar}
      />
    </>
  );
}
