import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import type { CamposBaja, CasoDado } from '../baja.form.ts';
import { preguntaDeBaja } from '../confirmacion.ts';
import { FormularioBaja } from '../FormularioBaja.tsx';
import { hechosDeBeneficiario } from '../hechos.ts';
import { alGuardarAccion } from '../resultado-accion.ts';
import { toRequest } from './baja-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la baja de beneficiario?';

/** Follows document 2 §4 'Beneficiary baja'. */
export default function PestanaBaja({ beneficiario: b, titular, alTerminar, alCerrar }: PropsPestana) {
  const caso: CasoDado = { hechos: hechosDeBeneficiario(b), codigoEntidad: b.codigo_entidad, hoy: hoy() };
  const guardado = useEscritura({
    ...alGuardarAccion('baja-beneficiario'),
    pregunta: (form: CamposBaja) => preguntaDeBaja(form, { titulo: PREGUNTA, persona: b, caso, familia: null }),
    enviar: (form, clave) => llamar('baja-beneficiario', { body: toRequest(form, b, titular, caso) }, { clave }),
    alTerminar,
  });
  return (
    <FormularioBaja
      borradorDe={`baja-beneficiario:${b.idAfiliadoEnteGestor}`}
      caso={caso}
      version={b.version}
      guardado={guardado}
      alCerrar={alCerrar}
      alEnviar={guardado.escribir}
    />
  );
}
