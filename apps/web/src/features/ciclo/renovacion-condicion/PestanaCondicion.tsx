import Typography from '@mui/material/Typography';
import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { CamposCondicion } from '../../afiliacion/CamposCondicion.tsx';
import {
  type CamposCondicion as Campos,
  condicionDicha,
  condicionEscrita,
  revisarCondicionEscrita,
  SIN_CONDICION,
  situacionPorEdad,
} from '../../afiliacion/condicion.form.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import { personaConDocumento } from '../../persona/identidad.ts';
import { FormularioDeAccion } from '../FormularioDeAccion.tsx';
import { alGuardarAccion } from '../resultado-accion.ts';

type Pedido = Cuerpo<'renovacion-condicion'>;

const toRequest = (form: Campos, b: BeneficiarioDetalle): Pedido => ({
  idAfiliadoEnteGestor: b.idAfiliadoEnteGestor,
  version: b.version,
  ...condicionEscrita(form),
});

const preguntaDe = (pedido: Pedido, b: BeneficiarioDetalle): Pregunta => ({
  title: '¿Registrar la condición del beneficiario?',
  facts: factsOf([
    ['Persona', personaConDocumento(b)],
    ['Por edad, hoy', situacionPorEdad(b)],
    ['Condición', condicionDicha(pedido)],
  ]),
  acceptLabel: 'Registrar condición',
});

const FALTA = { condicion: 'Elija estudiante o invalidez.' };

/** Records or renews what lets the right go on beyond the age limit (acuerdos §12 'Ages'). */
export default function PestanaCondicion({ beneficiario: b, alTerminar, alCerrar }: PropsPestana) {
  const guardado = useEscritura({
    ...alGuardarAccion('renovacion-condicion'),
    pregunta: (pedido: Pedido) => preguntaDe(pedido, b),
    enviar: (body, clave) => llamar('renovacion-condicion', { body }, { clave }),
    alTerminar,
  });
  const form = useForm<Campos>({
    defaultValues: SIN_CONDICION,
    shouldFocusError: false,
    resolver: resolverDe((escrito) => (escrito.condicion === '' ? FALTA : revisarCondicionEscrita(escrito, hoy()))),
  });
  const logrado = guardado.desenlace?.logrado ?? false;

  return (
    <FormularioDeAccion
      form={form}
      borradorDe={`renovacion-condicion:${b.idAfiliadoEnteGestor}`}
      version={b.version}
      sinElegir={SIN_CONDICION}
      guardado={guardado}
      alCerrar={alCerrar}
      alEnviar={(escrito) => guardado.escribir(toRequest(escrito, b))}
      boton="Registrar condición"
    >
      {logrado ? null : <Typography variant="body2">{`Derecho por edad. ${situacionPorEdad(b)}`}</Typography>}
      <CamposCondicion form={form} exigida disabled={logrado} autoFocus={alCerrar !== undefined} />
    </FormularioDeAccion>
  );
}
