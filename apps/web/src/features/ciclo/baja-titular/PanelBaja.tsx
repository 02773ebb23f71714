import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { useFamilia } from '../../asegurado/familia.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenDeFila } from '../../asegurado/ResumenDeFila.tsx';
import { type CamposBaja, type CasoDado, modoDe } from '../baja.form.ts';
import { preguntaDeBaja } from '../confirmacion.ts';
import { FormularioBaja } from '../FormularioBaja.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { alGuardarAccion } from '../resultado-accion.ts';
import { toRequest } from './baja-titular.form.ts';

const PREGUNTA =
  'Esta seguro de realizar la baja de titular? Recuerde tambien que se dará de baja a sus beneficiarios.';

/** Shows the panel Baja of a holder (document 2 §4 Holder baja rules). */
export default function PanelBaja({ fila, actual, autoridad, alTerminar, alCerrar }: PropsPanel) {
  const familia = useFamilia(fila, autoridad);
  const caso: CasoDado = { hechos: hechosDeTitular(fila), codigoEntidad: fila.codigo_entidad, hoy: hoy() };
  const guardado = useEscritura({
    ...alGuardarAccion('baja-titular'),
    pregunta: (form: CamposBaja) =>
      preguntaDeBaja(form, {
        titulo: PREGUNTA,
        persona: fila,
        caso,
        familia: familia(modoDe(form, caso) === 'DEFUNCION'),
      }),
    enviar: (form, clave) => llamar('baja-titular', { body: toRequest(form, fila, caso) }, { clave }),
    alTerminar,
  });
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      <FormularioBaja
        caso={caso}
        borradorDe={`baja-titular:${fila.idAfiliadoEnteGestor}`}
        version={fila.version}
        guardado={guardado}
        alEnviar={guardado.escribir}
        alCerrar={alCerrar}
      />
    </>
  );
}
