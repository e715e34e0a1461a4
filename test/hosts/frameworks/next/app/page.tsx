import { Early } from '../Early';

export default function Page() {
  return <Early />;
}
