import { Games } from '../../Games';

export default function Page() {
  return <Games />;
}
