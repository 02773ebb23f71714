import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DefuncionRegistrada } from '@sgpa/contract/v2/validacion-titular';
import { textoDefuncionRegistrada } from '@sgpa/domain/cobertura/palabra-defuncion';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ASISTENTES, SIN_PERSONA } from '../../asistente/asistente.ts';
import { EstadoDeRegistro } from '../../asistente/EstadoDeRegistro.tsx';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { PieDeEstado } from '../../asistente/PieDeEstado.tsx';
import { leerPersona } from '../../asistente/persona-en-curso.ts';
import { Veredicto } from '../../asistente/Veredicto.tsx';
import { personaConDocumento } from '../../persona/identidad.ts';
import type { VarianteTitular } from '../variante.ts';
import { BotonRegistroFallecidos } from './BotonRegistroFallecidos.tsx';

interface Props {
  variante: VarianteTitular;
  defuncion: DefuncionRegistrada;
}

/** The death is recorded here already: it need not be recorded again, and no right begins after it. */
const AvisoDefuncionRegistrada = ({ variante, defuncion }: Props) => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    <div>{textoDefuncionRegistrada(defuncion)}</div>
    {variante === 'fallecido' ? (
      <div>No hace falta registrarlo otra vez: continúe solo si falta una afiliación que la persona tuvo en vida.</div>
    ) : (
      <div>No se le puede registrar una nueva afiliación como titular.</div>
    )}
  </Alert>
);

/** Shows step 2: where the person is registered and who pays for them. */
export function PaginaEstadoRegistro({ variante }: { variante: VarianteTitular }) {
  const { borradores, rutas, admiteFallecidos } = ASISTENTES[variante];
  const [enCurso] = useState(() => leerPersona(borradores));
  const navigate = useNavigate();
  if (enCurso === null) return <Navigate to={SIN_PERSONA} replace />;
  const { persona } = enCurso;
  // Saving would refuse it: no right begins after a death.
  const puedeSeguir = admiteFallecidos || persona.defuncion_registrada === null;
  const { numero_documento: numeroDocumento } = persona;
  const alaLista = () => void navigate({ to: '/asegurado', search: { numeroDocumento } });
  return (
    <MarcoAsistente variante={variante} paso={1} subtitulo={personaConDocumento(persona)}>
      <Veredicto persona={persona} como={variante} />
      {admiteFallecidos && persona.titular_vigente.length > 0 ? (
        <Button variant="outlined" onClick={alaLista} sx={{ mb: 2 }}>
          Buscar su afiliación para darle de baja
        </Button>
      ) : null}
      {admiteFallecidos && persona.estado_respuesta.codigo !== ESTADO_RESPUESTA.FALLECIDO ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          La persona no figura como fallecida en el SEGIP. Verifique que es la persona del certificado de defunción.
        </Alert>
      ) : null}
      {persona.defuncion_registrada ? (
        <AvisoDefuncionRegistrada variante={variante} defuncion={persona.defuncion_registrada} />
      ) : null}
      {puedeSeguir ? null : <BotonRegistroFallecidos />}
      <EstadoDeRegistro persona={persona} />
      {puedeSeguir ? <PieDeEstado alSeguir={() => void navigate({ to: rutas.paso3 })} /> : null}
    </MarcoAsistente>
  );
}
