import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenAsegurado } from '../../asegurado/ResumenAsegurado.tsx';
import { documentoConTipo } from '../../persona/identidad.ts';
import type { Caso } from '../baja.form.ts';
import { FormularioBaja } from '../FormularioBaja.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { useAccion } from '../use-accion.ts';
import { type PedidoBaja, toRequest } from './baja-titular.form.ts';

const PREGUNTA =
  'Esta seguro de realizar la baja de titular? Recuerde tambien que se dará de baja a sus beneficiarios.';

/** Panel 3 of the list (document 2 §4 Holder baja rules). */
export default function PanelBaja({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const accion = useAccion({
    enviar: (body: PedidoBaja, clave) => llamar('baja-titular', { body }, { clave }),
    pregunta: PREGUNTA,
    alTerminar,
  });
  const caso: Caso = { hechos: hechosDeTitular(fila), codigoEntidad: fila.codigo_entidad, hoy: hoy() };
  return (
    <>
      <ResumenAsegurado
        persona={fila}
        documento={documentoConTipo(fila)}
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
