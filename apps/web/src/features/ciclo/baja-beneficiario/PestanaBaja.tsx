import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import type { Caso } from '../baja.form.ts';
import { FormularioBaja } from '../FormularioBaja.tsx';
import { hechosDeBeneficiario } from '../hechos.ts';
import { DE_ACCION } from '../resultado-accion.ts';
import { type PedidoBaja, toRequest } from './baja-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la baja de beneficiario?';

/** Document 2 §4 'Beneficiary baja'. */
export default function PestanaBaja({ beneficiario: b, titular, alTerminar, alCerrar }: PropsPestana) {
  const accion = useEscritura({
    ...DE_ACCION,
    pregunta: { title: PREGUNTA },
    enviar: (body: PedidoBaja, clave) => llamar('baja-beneficiario', { body }, { clave }),
    alTerminar,
  });
  const caso: Caso = { hechos: hechosDeBeneficiario(b), codigoEntidad: b.codigo_entidad, hoy: hoy() };
  return (
    <FormularioBaja
      caso={caso}
      version={b.version}
      accion={accion}
      alCerrar={alCerrar}
      alEnviar={(form) => accion.escribir(toRequest(form, b, titular, caso))}
    />
  );
}
