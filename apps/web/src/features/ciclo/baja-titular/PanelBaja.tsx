import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenDeFila } from '../../asegurado/ResumenDeFila.tsx';
import type { Caso } from '../baja.form.ts';
import { FormularioBaja } from '../FormularioBaja.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { DE_ACCION } from '../resultado-accion.ts';
import { type PedidoBaja, toRequest } from './baja-titular.form.ts';

const PREGUNTA =
  'Esta seguro de realizar la baja de titular? Recuerde tambien que se dará de baja a sus beneficiarios.';

/** Panel 3 of the list (document 2 §4 Holder baja rules). */
export default function PanelBaja({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const accion = useEscritura({
    ...DE_ACCION,
    pregunta: { title: PREGUNTA },
    enviar: (body: PedidoBaja, clave) => llamar('baja-titular', { body }, { clave }),
    alTerminar,
  });
  const caso: Caso = { hechos: hechosDeTitular(fila), codigoEntidad: fila.codigo_entidad, hoy: hoy() };
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      <FormularioBaja
        caso={caso}
        version={fila.version}
        accion={accion}
        alEnviar={(form) => accion.escribir(toRequest(form, fila, caso))}
        alCerrar={alCerrar}
      />
    </>
  );
}
