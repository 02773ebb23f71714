import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { Documentada } from '../../persona/identidad.ts';
import { deAccion } from '../resultado-accion.ts';
import { FormularioRevision } from './FormularioRevision.tsx';
import { type CamposRevision, preguntaDe, revisar, toRequest, vacio } from './revision-afiliacion.form.ts';

interface Props {
  propuesta: PropuestaRevision;
  /** Whose affiliation it is. */
  persona: Documentada;
  alTerminar: () => void;
  alCerrar: () => void;
}

type Pedido = NonNullable<ReturnType<typeof toRequest>>;

export function RevisionDeAfiliacion({ propuesta, persona, alTerminar, alCerrar }: Props) {
  const form = useForm<CamposRevision>({
    defaultValues: vacio(propuesta),
    shouldFocusError: false,
    resolver: resolverDe((escrito) => revisar(escrito, propuesta)),
  });
  const accion = useEscritura({
    ...deAccion('revision-afiliacion'),
    pregunta: preguntaDe(form.watch(), propuesta, persona, hoy()),
    enviar: (body: Pedido, clave) => llamar('revision-afiliacion', { body }, { clave }),
    alTerminar,
  });

  async function alEnviar(escrito: CamposRevision) {
    const pedido = toRequest(escrito, propuesta);
    if (pedido !== null) await accion.escribir(pedido);
  }
  return (
    <FormularioRevision form={form} propuesta={propuesta} accion={accion} alEnviar={alEnviar} alCerrar={alCerrar} />
  );
}
